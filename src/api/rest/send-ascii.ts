import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends JSON that is plain ASCII: written once, together with its headers, as single bytes. The framework would measure
 * it first, then turn it into UTF-8, and send it in two pieces.
 */
export const sendAscii = (reply: FastifyReply, { id, url, server }: FastifyRequest, json: string): void => {
  reply.hijack();
  // prettier-ignore
  const headers = [
    'content-type', 'application/json; charset=utf-8',
    'content-length', String(json.length),
    'x-request-id', id,
    ...server.answerHeaders.listedAt(url),
  ];
  reply.raw.writeHead(200, headers).end(json, 'latin1');
};
