/** A multipart upload with progress, which `fetch` cannot report. */
export function sendFile(
  method: string,
  address: string,
  headers: Record<string, string>,
  file: File,
  body: unknown,
  onProgress?: (fraction: number) => void,
): Promise<Response> {
  const form = new FormData();
  // Fields go before the file, so that the server knows them while the file streams in.
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError('The upload was interrupted.'));
    request.send(form);
  });
}
