/**
 * Finds a Chrome or Chromium, and a Firefox, for the browser tests: CHROME_PATH and FIREFOX_PATH, else the usual
 * places. Plain JavaScript: .ci/packages asks before any package is installed.
 */
const fs = require('node:fs');

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * @param {string} variable the setting that may name one; throws where it names nothing
 * @param {readonly string[]} places
 * @returns {string | null} null where there is none
 */
function firstOf(variable, places) {
  const named = process.env[variable];
  if (!named) return places.find((place) => fs.existsSync(place)) ?? null;
  if (!fs.existsSync(named)) throw new Error(`${variable} names ${named}, and there is no such file.`);
  return named;
}

const findBrowser = () => firstOf('CHROME_PATH', usualPlaces);

/** The headless shell renders the same pages for a quarter of the processor time of the whole browser. */
const headlessShells = ['/usr/bin/chromium-headless-shell', '/usr/lib/chromium/chromium-headless-shell'];

/** For tests that only need pages, which nearly all do. */
const findHeadless = () => firstOf('CHROME_PATH', [...headlessShells, ...usualPlaces]);

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const findFirefox = () => firstOf('FIREFOX_PATH', firefoxes);

module.exports = { findBrowser, findHeadless, findFirefox };
