//! Draws the board as one SVG, from vectors and filters only: the cost of a picture without baked layers. Text is
//! left out, in favour of the SVG.

use casus_belli::render::{Scene, Tint};
use serde_json::Value;
use std::fmt::Write;

const BOARD: &str = include_str!("../../assets/boards/world/board.json");
const ART: &str = include_str!("../../assets/boards/world/art.json");
const LABELS: &str = include_str!("../../assets/boards/world/labels_en.json");
const NATURE: &str = include_str!("../../assets/boards/world/nature.json");

fn points(ring: &Value, path: &mut String) {
    for (i, p) in ring.as_array().into_iter().flatten().enumerate() {
        let _ = write!(path, "{}{} {}", if i == 0 { 'M' } else { 'L' }, p[0], p[1]);
    }
}

fn rings(polygons: &Value) -> String {
    let mut path = String::new();
    for ring in polygons.as_array().into_iter().flatten().flat_map(|p| p.as_array().into_iter().flatten()) {
        points(ring, &mut path);
        path.push('Z');
    }
    path
}

fn lines(lines: &Value) -> String {
    let mut path = String::new();
    lines.as_array().into_iter().flatten().for_each(|line| points(line, &mut path));
    path
}

fn hex([r, g, b]: [u8; 3]) -> String {
    format!("#{r:02X}{g:02X}{b:02X}")
}

/// The scene as an SVG of 1600×900.
pub(crate) fn svg(scene: &Scene) -> String {
    let [board, art, labels, nature] =
        [BOARD, ART, LABELS, NATURE].map(|text| serde_json::from_str::<Value>(text).unwrap());
    let land: String = scene.lands.iter().map(|l| rings(&board["territories"][&l.key])).collect();
    let borders: String =
        board["borders"].as_array().into_iter().flatten().map(|b| lines(&b["lines"])).collect();
    let mut out = head(&land);
    let _ = write!(
        out,
        r##"<path d="{}" fill="none" stroke="#BFE3F2" stroke-opacity=".1"/>"##,
        lines(&nature["graticule"])
    );
    for (width, opacity) in [(46, 0.045), (34, 0.055), (23, 0.065), (13, 0.11)] {
        let _ = write!(
            out,
            r##"<use href="#land" fill="none" stroke="#A9DDEB" stroke-width="{width}" stroke-opacity="{opacity}"/>"##
        );
    }
    out.push_str(r##"<use href="#land" transform="translate(3 6)" fill="#04101C" fill-opacity=".6" filter="url(#soft)"/>"##);
    for l in &scene.lands {
        let _ = write!(
            out,
            r#"<path fill-rule="evenodd" d="{}" fill="{}"/>"#,
            rings(&board["territories"][&l.key]),
            hex(l.tint.fill())
        );
    }
    let _ = write!(
        out,
        r##"<g clip-path="url(#inside)"><rect width="1600" height="900" filter="url(#relief)" opacity=".5"/>
        <path d="{borders}" fill="none" stroke="#0B141D" stroke-opacity=".45" stroke-width="9" filter="url(#soft)"/>
        <use href="#land" fill="none" stroke="#FFF3D0" stroke-opacity=".28" stroke-width="7" filter="url(#soft)"/>
        <path d="{}" fill="none" stroke="#17405A" stroke-opacity=".36" stroke-width="1.1"/>
        <path d="{}" fill="#2A5F7B"/></g><path d="{borders}" fill="none" stroke="#121C26" stroke-width="1.5"/>
        <use href="#land" fill="none" stroke="#0B131B" stroke-width="4.6"/>
        <use href="#land" fill="none" stroke="#F6CE6F" stroke-width="2.3"/>"##,
        lines(&nature["rivers"]),
        rings(&nature["lakes"]),
    );
    lanes(&mut out, &art);
    badges(&mut out, scene, &labels);
    out.push_str("</svg>");
    out
}

fn head(land: &str) -> String {
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><defs>
        <radialGradient id="sea" gradientUnits="userSpaceOnUse" cx="760" cy="400" r="980"><stop offset="0"
        stop-color="#2E6884"/><stop offset=".45" stop-color="#1E4B68"/><stop offset="1" stop-color="#0B1F32"/></radialGradient>
        <filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="3.6"/></filter>
        <filter id="relief" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise"
        baseFrequency=".018 .022" numOctaves="5" seed="11"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .9 .4 .2 0 0"/>
        <feDiffuseLighting surfaceScale="5.2" diffuseConstant="1.1" lighting-color="#fff"><feDistantLight azimuth="225"
        elevation="52"/></feDiffuseLighting></filter><path id="land" fill-rule="evenodd" d="{land}"/>
        <clipPath id="inside"><path clip-rule="evenodd" d="{land}"/></clipPath></defs>
        <rect width="1600" height="900" fill="url(#sea)"/>"##
    )
}

fn lanes(out: &mut String, art: &Value) {
    for lane in art["lanes"].as_array().into_iter().flatten() {
        for c in lane["curves"].as_array().into_iter().flatten() {
            let curve = format!(
                "M{} {}C{} {} {} {} {} {}",
                c[0][0], c[0][1], c[1][0], c[1][1], c[2][0], c[2][1], c[3][0], c[3][1]
            );
            let _ = write!(
                out,
                r##"<path d="{curve}" fill="none" stroke="#07131E" stroke-opacity=".6" stroke-width="5"/>
                <path d="{curve}" fill="none" stroke="#FFEFC4" stroke-width="2.4" stroke-dasharray="6 5"/>"##
            );
        }
    }
}

fn badges(out: &mut String, scene: &Scene, labels: &Value) {
    for l in scene.lands.iter().filter(|l| l.tint != Tint::Unowned) {
        let at = &labels["lands"][&l.key]["badge"];
        let _ = write!(
            out,
            r##"<circle cx="{}" cy="{}" r="21.5" fill="{}" stroke="#FFF4DC" stroke-width="2.6"/>"##,
            at[0],
            at[1],
            hex(l.tint.badge())
        );
    }
}
