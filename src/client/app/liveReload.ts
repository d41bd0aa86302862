/** In a development build alone (webpack.config.js): the page reloads when another run of the server answers. */
import { LIVE_RELOAD_PATH } from '../../contract/liveReload';

let run: unknown;
// The browser connects again by itself for as long as nobody answers.
new EventSource(LIVE_RELOAD_PATH).addEventListener('message', ({ data }: MessageEvent<string>) => {
  run ??= data;
  if (data !== run) window.location.reload();
});
