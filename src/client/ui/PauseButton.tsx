/** Stops and starts what moves by itself. */
import type { Autoplay } from './useAutoplay';
import { Icon } from './Icon';

export function PauseButton({ autoplay: { paused, setPaused }, what }: { autoplay: Autoplay; what: string }) {
  return (
    <button type="button" className="icon-button" aria-label={`${paused ? 'Play' : 'Pause'}: ${what}`} onClick={() => setPaused(!paused)}>
      <Icon name={paused ? 'play' : 'pause'} size={20} />
    </button>
  );
}
