export const createTable = `CREATE TABLE bare_contacts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(), created_at timestamptz NOT NULL DEFAULT now(),
  first_name text NOT NULL, last_name text NOT NULL, email text NOT NULL, company text, message text NOT NULL)`;

export const insertContact =
  'INSERT INTO bare_contacts (first_name, last_name, email, company, message) VALUES ($1, $2, $3, $4, $5) RETURNING id';
