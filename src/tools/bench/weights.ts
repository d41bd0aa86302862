/**
 * The weight of each screen's first view: scripts and styles in brotli's highest quality. The same on every machine.
 */
const fs = require('node:fs');
const path = require('node:path');
const { brotliCompressSync } = require('node:zlib');

const dist = path.join(__dirname, '../../../dist');

function sizeOf(file) {
  const compressed = path.join(dist, 'client', `${file}.br`);
  return fs.existsSync(compressed) ? fs.statSync(compressed).size : brotliCompressSync(fs.readFileSync(path.join(dist, 'client', file))).length;
}

const total = (files) => [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0) / 1000;

async function measure() {
  const { chunks } = JSON.parse(fs.readFileSync(path.join(dist, 'manifest.json'), 'utf8'));
  return Object.entries(chunks)
    .filter(([name]) => name.startsWith('screen-'))
    .flatMap(([name, { js, css }]) => {
      const screen = name.slice('screen-'.length);
      return [
        { id: `weights.${screen}.js`, title: `${screen}: scripts before the first interaction`, unit: 'KB', value: total([...chunks.main.js, ...js]) },
        { id: `weights.${screen}.css`, title: `${screen}: styles`, unit: 'KB', value: total([...chunks.main.css, ...css]) },
      ];
    });
}

module.exports = { name: 'weights', title: 'What a first visit weighs', measure };
