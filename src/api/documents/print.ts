import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Something that is served as it is: its bytes, made once, with the tag by which a browser knows it again. */
export interface Print {
  readonly type: string;
  readonly body: Uint8Array;
  readonly gzip: Uint8Array;
  readonly tag: string;
}

export const printOf = (type: string, text: string | Buffer): Print => {
  const body = Buffer.from(text);
  return { type, body, gzip: gzipSync(body), tag: createHash('sha256').update(body).digest('base64url').slice(0, 22) };
};

const knows = (request: FastifyRequest, etag: string): boolean => {
  const known = request.headers['if-none-match'];
  return known !== undefined && known.split(',').some(one => one.trim().replace(/^W\//, '') === etag);
};

/** Sends a print, or word that it has not changed. */
export const sendPrint = (
  request: FastifyRequest,
  reply: FastifyReply,
  print: Print,
  headers: { readonly [name: string]: string },
): void => {
  const zipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const etag = `"${print.tag}${zipped ? '-z' : ''}"`;
  void reply.headers({ 'content-type': print.type, etag, vary: 'accept-encoding', ...headers });
  if (reply.statusCode === 200 && knows(request, etag)) {
    void reply.code(304).send();
    return;
  }
  if (zipped) void reply.header('content-encoding', 'gzip');
  void reply.send(zipped ? print.gzip : print.body);
};
