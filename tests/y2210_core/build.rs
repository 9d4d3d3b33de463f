//! Compiles the rules with the family of 2210.

fn main() {
    println!("cargo::rustc-cfg=family_y2210");
}
