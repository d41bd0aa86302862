/** What became of a message to the shop (docs/requirements.md section 8). No schema here: the browser imports it. */
export const MESSAGE_SENT = 'Message sent!';
