//! Parser of request bodies: JSON, or multipart with `payload_json` and files.

use axum::body::to_bytes;
use axum::extract::{FromRequest, Multipart, Request};
use serde_json::Value;

use super::reply::Reply;

/// Maximum bytes of one request: 25 MiB, and room for the multipart framing.
const REQUEST: usize = 26 * 1024 * 1024;

/// A file of a multipart request.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// The number in `files[n]`.
    pub(crate) index: u64,
    pub(crate) filename: String,
    pub(crate) content_type: String,
    pub(crate) bytes: Vec<u8>,
}

/// A request's body.
#[derive(Clone, Debug, Default)]
pub(crate) struct Body {
    pub(crate) json: Value,
    pub(crate) files: Vec<Upload>,
    /// Names of multipart parts that are neither `payload_json` nor `files[n]`.
    pub(crate) strange: Vec<String>,
}

/// Reads the whole body.
pub(crate) async fn read(request: Request) -> Result<Body, Reply> {
    let content_type = request.headers().get("content-type").and_then(|v| v.to_str().ok()).unwrap_or("");
    if content_type.starts_with("multipart/form-data") {
        return multipart(request).await;
    }
    let bytes = to_bytes(request.into_body(), REQUEST).await.map_err(|_| Reply::too_large())?;
    if bytes.is_empty() {
        return Ok(Body::default());
    }
    let json = serde_json::from_slice(&bytes).map_err(|_| Reply::not_json())?;
    Ok(Body { json, ..Body::default() })
}

async fn multipart(request: Request) -> Result<Body, Reply> {
    let mut parts = Multipart::from_request(request, &()).await.map_err(|_| Reply::not_json())?;
    let mut body = Body::default();
    while let Some(part) = parts.next_field().await.map_err(|_| Reply::not_json())? {
        let name = part.name().unwrap_or_default().to_owned();
        let filename = part.file_name().unwrap_or_default().to_owned();
        let content_type = part.content_type().unwrap_or("application/octet-stream").to_owned();
        let bytes = part.bytes().await.map_err(|_| Reply::too_large())?;
        if name == "payload_json" {
            body.json = serde_json::from_slice(&bytes).map_err(|_| Reply::not_json())?;
            continue;
        }
        let index =
            name.strip_prefix("files[").and_then(|n| n.strip_suffix(']')).and_then(|n| n.parse().ok());
        match index {
            Some(index) => {
                body.files.push(Upload { index, filename, content_type, bytes: bytes.to_vec() });
            }
            None => body.strange.push(name),
        }
    }
    Ok(body)
}
