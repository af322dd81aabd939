import { join } from 'node:path';
import ts from 'typescript';
import { root, Trouble } from '../../lib/workspace.mjs';

export const name = 'the compiler asks for a field that is forgotten on its way from the form to the mail';

const forms = 'libs/leads/src';
const phone = `\n  @TextLine({ max: limits.phone, description: 'Phone', optional: true })\n  phone?: string;\n`;
const phoneInForm = [`${forms}/contact/form.ts`, '  message!: string;\n', `  message!: string;\n${phone}`];
const describedPhone = [
  `${forms}/contact/fields.ts`,
  `    message: { label:`,
  `    phone: { label: 'Phone', optional: true, control: 'tel' },\n    message: { label:`,
];
const phoneForSales = [`${forms}/contact/fields.ts`, `  message: { quote:`, `  phone: 'Phone',\n  message: { quote:`];

/** Mistakes that must not compile: changes of files, the file with the error, and a word of the error. */
const mistakes = [
  {
    mistake: 'a field of the contact form that no page describes',
    changes: [phoneInForm],
    reportedIn: `${forms}/contact/fields.ts`,
    names: 'phone',
  },
  {
    mistake: 'a field that pages show as required and the form does not require',
    changes: [[`${forms}/contact/fields.ts`, `'Company', optional: true,`, `'Company',`]],
    reportedIn: `${forms}/contact/fields.ts`,
    names: 'optional',
  },
  {
    mistake: 'a field that sales would not read',
    changes: [phoneInForm, describedPhone],
    reportedIn: `${forms}/contact/fields.ts`,
    names: 'phone',
  },
  {
    mistake: 'a field that nothing stores',
    changes: [phoneInForm, describedPhone, phoneForSales],
    reportedIn: `${forms}/contact/lead.ts`,
    names: 'phone',
  },
  {
    mistake: 'a misspelt column',
    changes: [[`${forms}/business-event/lead.ts`, 'fullName:', 'fulName:']],
    reportedIn: `${forms}/business-event/lead.ts`,
    names: 'fulName',
  },
  {
    mistake: 'a mail whose props no row has',
    changes: [[`${forms}/tour/mails/confirmation.ts`, 'requestedAt: createdAt,', 'requestedAt: createdOn,']],
    reportedIn: `${forms}/tour/mails/confirmation.ts`,
    names: 'createdOn',
  },
];

export async function check() {
  const { config } = ts.readConfigFile(join(root, 'libs/leads/tsconfig.json'), ts.sys.readFile);
  const { options: strict } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'libs/leads'));
  // One program for all dependents of leads, although the project itself uses project references.
  const options = {
    ...strict,
    composite: false,
    incremental: false,
    declaration: false,
    emitDeclarationOnly: false,
    noEmit: true,
  };
  const sources = new Map();
  let program = compile(options, sources);
  const wrong = errorsOf(program);
  if (wrong.length > 0) throw new Trouble(`The leads do not compile as they stand:\n${wrong.join('\n')}`);
  for (const { mistake, changes, reportedIn, names } of mistakes) {
    program = compile(options, sources, program, changed(changes));
    const errors = errorsOf(program);
    if (!errors.some((error) => error.startsWith(join(root, reportedIn)) && error.includes(names)))
      throw new Trouble(`The compiler lets ${mistake} pass. It said:\n${errors.join('\n') || 'nothing'}`);
  }
}

/** Compiles the leads; files that no mistake changes are parsed and bound once. */
function compile(options, sources, before, planted = new Map()) {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...rest) => {
    if (planted.has(path)) return ts.createSourceFile(path, planted.get(path), ...rest);
    if (!sources.has(path)) sources.set(path, read(path, ...rest));
    return sources.get(path);
  };
  const entries = ['contact', 'tour', 'webinar', 'business-event', 'newsletter'].map((kind) =>
    join(root, forms, kind, 'lead.ts'),
  );
  return ts.createProgram([...entries, join(root, forms, 'mails.ts')], options, host, before);
}

function errorsOf(program) {
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(join(root, forms)))
    .flatMap((file) => program.getSemanticDiagnostics(file))
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}

/** The changed files, as text by path. */
function changed(changes) {
  const texts = new Map();
  for (const [file, before, after] of changes) {
    const path = join(root, file);
    const text = texts.get(path) ?? ts.sys.readFile(path) ?? '';
    if (!text.includes(before)) throw new Trouble(`${file} has changed: this check no longer finds "${before.trim()}"`);
    texts.set(path, text.replace(before, after));
  }
  return texts;
}
