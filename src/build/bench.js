/** `npm run bench`: what a first visit of each screen weighs. Scripts and styles as they travel, brotli at its hardest. */
const fs = require('node:fs');
const path = require('node:path');
const { buildWhenNeeded } = require('./build');

const dist = path.join(__dirname, '../../dist');
const kib = (bytes) => (bytes / 1024).toFixed(1).padStart(7);

buildWhenNeeded().then(() => {
  const { chunks, preloadFonts } = JSON.parse(fs.readFileSync(path.join(dist, 'manifest.json'), 'utf8'));
  const sizeOf = (file) => {
    const compressed = path.join(dist, 'client', `${file}.br`);
    return fs.statSync(fs.existsSync(compressed) ? compressed : path.join(dist, 'client', file)).size;
  };
  const total = (files) => [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0);
  process.stdout.write('first load, KiB brotli                scripts  styles\n');
  for (const [name, { js, css }] of Object.entries(chunks)) {
    if (!name.startsWith('screen-')) continue;
    const scripts = total([...chunks.main.js, ...js]);
    const styles = total([...chunks.main.css, ...css]);
    process.stdout.write(`${name.padEnd(36)} ${kib(scripts)} ${kib(styles)}\n`);
  }
  process.stdout.write(`fonts preloaded: ${kib(total(preloadFonts)).trim()} KiB\n`);
});
