/** A private Ed25519 key as it is set and kept: 32 bytes in hexadecimal digits. */
export const signingKeyForm = /^[0-9a-f]{64}$/;
