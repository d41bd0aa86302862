/** Where the browser tests find a Chrome or Chromium: CHROME_PATH, else the usual places. */
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

const findBrowser = () => [process.env.CHROME_PATH, ...usualPlaces].find((place) => place && fs.existsSync(place)) ?? null;

module.exports = { findBrowser };
