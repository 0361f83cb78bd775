const P256 = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** A key of this tablet alone, which cannot be taken out of its browser, and the public half as SPKI in base64. */
export async function makeKeys(): Promise<{ key: CryptoKey; publicKey: string }> {
  const pair = await crypto.subtle.generateKey(P256, false, ['sign', 'verify']);
  return { key: pair.privateKey, publicKey: base64Of(await crypto.subtle.exportKey('spki', pair.publicKey)) };
}

export async function sign(key: CryptoKey, text: string): Promise<string> {
  return base64Of(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, new TextEncoder().encode(text)));
}

/** Hexadecimal digits. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex();
}

export function base64Of(bytes: ArrayBuffer): string {
  return new Uint8Array(bytes).toBase64();
}
