/** What stands at the end of a file's name so that browsers may keep it for ever: other contents, another name. */
const crypto = require('node:crypto');

/** @param files the bytes of all that go by one name, in order */
function contentHash(files) {
  const hash = crypto.createHash('sha256');
  for (const bytes of files) hash.update(bytes);
  return hash.digest('hex').slice(0, 10);
}

module.exports = { contentHash };
