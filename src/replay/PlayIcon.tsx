/** Signs of a player, on the same grid as the shop's own icons. */
const drawings = {
  first: 'M18 6v12l-9-6 9-6ZM6 6v12',
  back: 'm14.5 5-7 7 7 7',
  play: 'M8 5.5v13l10.5-6.5L8 5.5Z',
  pause: 'M8.5 5v14M15.5 5v14',
  forward: 'm9.5 5 7 7-7 7',
  last: 'M6 6v12l9-6-9-6ZM18 6v12',
} as const;

export type PlayIconName = keyof typeof drawings;

export function PlayIcon({ name }: { name: PlayIconName }) {
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
