/** The baseline: a bare Fastify route that validates the same request by JSON Schema and returns a constant body. */
import Fastify from 'fastify';

const { schema, body } = JSON.parse(process.env.BARE_ROUTE);
const app = Fastify({ logger: false });
app.get('/', () => 'ready');
app.post('/', { schema: { body: schema } }, (_request, reply) => {
  reply.header('content-type', 'application/json; charset=utf-8');
  return body;
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
