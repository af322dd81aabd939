/** Baseline of bench:intake: Node's own http server, pg, one durable insert. */
import { createServer } from 'node:http';
import pg from 'pg';
import { insertContact } from './bare-insert.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', async () => {
    const form = JSON.parse(Buffer.concat(chunks).toString());
    const values = [form.firstName, form.lastName, form.email, form.company, form.message];
    const { rows } = await pool.query({ name: 'insert-contact', text: insertContact, values });
    response.writeHead(201, { 'Content-Type': 'application/json' }).end(JSON.stringify({ id: rows[0].id }));
  });
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
