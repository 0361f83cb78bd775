// Installs what is missing and runs a program on the Node that the project pins: `node tools/on-pinned-node.mjs <program> [arguments]`.
// Itself it runs on the machine's own Node, before anything is installed: built-in modules and the syntax of Node 20 only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const pinnedNode = join(modules, '.bin', 'node');

requireNode20();
installIfChanged();
run(process.argv.slice(2));

function requireNode20() {
  const [major] = process.versions.node.split('.');
  if (Number(major) < 20) fail(`Talaan needs Node 20 or newer; this is Node ${process.versions.node}. See https://nodejs.org.`);
}

function installIfChanged() {
  const stamp = join(modules, '.talaan-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing what is missing; the first time this takes a minute or two …');
  // Not `npm ci`: it takes everything away first, and refuses a lock file that lacks another system's optional packages.
  const npm = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' });
  if (npm.error) fail(`npm cannot be run (${npm.error.message}). It comes with Node: see https://nodejs.org.`);
  if (npm.status !== 0) fail(`The installation failed; npm's reason stands above.`);
  if (!existsSync(pinnedNode)) {
    fail(
      'npm left out the step that fetches the Node that Talaan runs on (its settings here forbid install scripts).\n' +
        'Run: npm rebuild node --ignore-scripts=false\n' +
        'Then try again.',
    );
  }
  writeFileSync(stamp, lock);
}

/** The channel to the program tells it when this process is killed, so that it ends too. */
function run(program) {
  const env = { NODE_COMPILE_CACHE: join(modules, '.cache', 'compiled'), ...process.env };
  const child = spawn(pinnedNode, program, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`The Node that Talaan runs on does not start (${error.message}). Run: npm install --no-save`));
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
