import { connect } from 'node:net';

/** What comes over the wire and is no HTTP, or hardly. */

const path = '/v1/ordre-mixte/fire/resolve';
const head = (...lines: readonly string[]): string => `${lines.join('\r\n')}\r\n\r\n`;
const host = 'Host: localhost';
const json = 'Content-Type: application/json';

export const brokenHttp: readonly (string | Buffer)[] = [
  '',
  '\r\n\r\n',
  '\0\0\0\0',
  'hello\r\n\r\n',
  'GET\r\n\r\n',
  head('GET /'),
  head('GET / HTTP/1.1'),
  head('GET / HTTP/9.9', host),
  head('GET  /  HTTP/1.1', host),
  head('get / HTTP/1.1', host),
  head('FETCH / HTTP/1.1', host),
  head('CONNECT localhost:1 HTTP/1.1', host),
  head('TRACE / HTTP/1.1', host),
  head(`OPTIONS * HTTP/1.1`, host),
  head('GET http://example.org/ HTTP/1.1', host),
  head('GET //v1//rulesets HTTP/1.1', host),
  head('GET /%00 HTTP/1.1', host),
  head('GET /% HTTP/1.1', host),
  head('GET /%zz/%ff/%c0%af HTTP/1.1', host),
  head('GET /v1/rulesets/%E0%A4%A HTTP/1.1', host),
  head('GET /v1/sheet/%ff/%fe/%00?%=%&%00=%00 HTTP/1.1', host),
  head('GET /../../etc/passwd HTTP/1.1', host),
  head('GET /v1/rulesets/../../../etc/passwd HTTP/1.1', host),
  head('GET /docs/../../package.json HTTP/1.1', host),
  head('GET /docs/%2e%2e/%2e%2e/package.json HTTP/1.1', host),
  head(`GET /${'a'.repeat(70_000)} HTTP/1.1`, host),
  head('GET / HTTP/1.1', host, `X: ${'a'.repeat(70_000)}`),
  head('GET / HTTP/1.1', host, ...Array.from({ length: 3000 }, (_, i) => `X-${i}: 1`)),
  head('GET / HTTP/1.1', host, 'X : 1'),
  head('GET / HTTP/1.1', host, ': 1'),
  head('GET / HTTP/1.1', host, 'X: a\0b'),
  head('GET / HTTP/1.1', host, 'X: a\r b'),
  head('GET / HTTP/1.1', host, ' folded: 1'),
  head('GET / HTTP/1.1', host, host, 'Host: other'),
  head('GET / HTTP/1.1', host, 'Accept-Language: it;q=x, \u0001, ;;;,,,'),
  head('GET /v1/rulesets HTTP/1.1', host, `Accept-Language: ${'it;q=0.1,'.repeat(5000)}`),
  head('GET /v1/rulesets HTTP/1.1', host, 'X-Request-Id: a\tb', 'If-None-Match: ,,,W/"', 'Accept: ;;q=9'),
  head('GET /v1/rulesets HTTP/1.1', host, 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Key: x'),
  head('GET /graphql HTTP/1.1', host, 'Upgrade: h2c', 'HTTP2-Settings: x', 'Connection: Upgrade, HTTP2-Settings'),
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  `${head(`POST ${path} HTTP/1.1`, host, json, 'Content-Length: -1')}{}`,
  `${head(`POST ${path} HTTP/1.1`, host, json, 'Content-Length: 1e3')}{}`,
  `${head(`POST ${path} HTTP/1.1`, host, json, 'Content-Length: 99999999999999999999')}{}`,
  `${head(`POST ${path} HTTP/1.1`, host, json, 'Content-Length: 2', 'Content-Length: 3')}{}`,
  `${head(`POST ${path} HTTP/1.1`, host, json, 'Content-Length: 2', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
  `${head(`POST ${path} HTTP/1.1`, host, json, 'Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`,
  `${head(`POST ${path} HTTP/1.1`, host, json, 'Transfer-Encoding: chunked')}2\r\n{}X`,
  `${head(`POST ${path} HTTP/1.1`, host, json, 'Transfer-Encoding: chunked')}ffffffffffffffff\r\n{}`,
  `${head(`POST ${path} HTTP/1.1`, host, json, 'Transfer-Encoding: gzip, chunked')}2\r\n{}\r\n0\r\n\r\n`,
  `${head(`POST ${path} HTTP/1.1`, host, json, 'Transfer-Encoding: identity')}{}`,
  `${head(`POST ${path} HTTP/1.1`, host, json, 'Content-Encoding: gzip', 'Content-Length: 2')}{}`,
  `${head(`POST ${path} HTTP/1.1`, host, json, 'Content-Length: 20')}{"input":`,
  `${head(`POST ${path} HTTP/1.1`, host, json, 'Expect: 100-continue', 'Content-Length: 2')}{}`,
  `${head(`POST ${path} HTTP/1.1`, host, json, 'Expect: the moon', 'Content-Length: 2')}{}`,
  `${head(`POST ${path} HTTP/1.1`, host, 'Content-Type: ', 'Content-Length: 2')}{}`,
  `${head(`POST ${path} HTTP/1.1`, host, 'Content-Type: application/json; charset=utf-16', 'Content-Length: 2')}{}`,
  `${head(`POST ${path} HTTP/1.1`, host, 'Content-Type: application/json/json;;;=', 'Content-Length: 2')}{}`,
  `${head(`POST ${path} HTTP/1.1`, host, 'Content-Type: multipart/form-data', 'Content-Length: 2')}{}`,
  `${head(`POST ${path} HTTP/1.1`, host, json)}`,
  `${head(`DELETE ${path} HTTP/1.1`, host, json, 'Content-Length: 2')}{}`,
  head(`HEAD ${path} HTTP/1.1`, host).repeat(50),
  head('GET /health/live HTTP/1.1', host).repeat(200),
  `${head('GET /health/live HTTP/1.1', host)}GARBAGE`,
  Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
  Buffer.from(Array.from({ length: 2000 }, (_, i) => (i * 73) % 256)),
];

/** Sends the bytes as they are, says that there are no more, and answers what comes back. */
export const sendRaw = (port: number, bytes: string | Buffer): Promise<string> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const end = (): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(2000, end);
    socket.on('data', piece => (answer += piece.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', end);
    socket.end(bytes);
  });
