/** Step, play, jump. */
import { PlayIcon } from './PlayIcon';
import type { PlayIconName } from './PlayIcon';
import { timeText } from './timeText';
import type { Moment } from './timeline';
import { speeds } from './useReplay';
import type { Replay } from './useReplay';

interface Props {
  replay: Replay;
  moments: readonly Moment[];
  isReady: boolean;
}

export function Controls({ replay, moments, isReady }: Props) {
  const { moment, last, isPlaying, speed, jumpTo, togglePlaying, setSpeed } = replay;
  const now = moments[moment];
  const step = (name: PlayIconName, label: string, to: number) => (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={to === moment || to < 0 || to > last}
      onClick={() => jumpTo(to)}
    >
      <PlayIcon name={name} />
    </button>
  );
  return (
    <fieldset className="support-controls" disabled={!isReady}>
      <legend className="visually-hidden">Replay</legend>
      <input
        type="range"
        min={0}
        max={last}
        value={moment}
        aria-label="Moment of the visit"
        aria-valuetext={`${moment} of ${last}: ${now?.label ?? ''}`}
        onChange={({ target }) => jumpTo(Number(target.value))}
      />
      <div className="support-buttons">
        {step('first', 'To the beginning', 0)}
        {step('back', 'One step back', moment - 1)}
        <button
          type="button"
          className="icon-button support-play"
          aria-label={isPlaying ? 'Pause' : 'Play'}
          title={isPlaying ? 'Pause' : 'Play'}
          onClick={togglePlaying}
        >
          <PlayIcon name={isPlaying ? 'pause' : 'play'} />
        </button>
        {step('forward', 'One step forward', moment + 1)}
        {step('last', 'To the end', last)}
        <div className="support-speeds" role="group" aria-label="Speed">
          {speeds.map((one) => (
            <button
              key={one}
              type="button"
              className="support-small"
              aria-pressed={speed === one}
              onClick={() => setSpeed(one)}
            >
              {one}×
            </button>
          ))}
        </div>
        {/* Said at each step, but not while it plays. */}
        <p className="support-now" role="status" aria-live={isPlaying ? 'off' : 'polite'}>
          {moment} of {last} · {timeText(now?.at ?? 0)}
          <span className="visually-hidden"> {now?.label}</span>
        </p>
      </div>
      <p className="support-keys">Keys: ← and → step, Home and End go to the ends, space plays.</p>
    </fieldset>
  );
}
