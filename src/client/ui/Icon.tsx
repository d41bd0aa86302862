/**
 * The shop's line icons, drawn for it on a 24-pixel grid. They are decoration: the button or link around one carries
 * the words.
 */

const drawings = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5',
  heart:
    'M12 20.5C6 16 3 12.6 3 8.8 3 6 5.1 4 7.6 4c1.9 0 3.5 1 4.4 2.800C12.9 5 14.5 4 16.4 4 18.9 4 21 6 21 8.800c0 3.8-3 7.2-9 11.700Z',
  cart: 'M5 8h14l1.2 12H3.800L5 8Zm3.5 0V7a3.5 3.5 0 0 1 7 0v1',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c.6-4.4 3.7-6.5 8-6.500s7.4 2.1 8 6.5',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5.500M12 7.400v.2',
  menu: 'M4 7h16M4 12h16M4 17h11',
  close: 'm6 6 12 12M18 6 6 18',
  left: 'm14.5 5-7 7 7 7',
  right: 'm9.5 5 7 7-7 7',
  down: 'm5 9.5 7 7 7-7',
  up: 'm5 14.5 7-7 7 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M8 5.500v13l10.5-6.500L8 5.500Z',
  filter: 'M4 6h16M7 12h10M10 18h4',
  check: 'm5 12.5 4.5 4.500L19 7.5',
  trash: 'M5 7h14M10 7V4.500h4V7m-7.5 0 1 13h9l1-13M10.3 11v5.500m3.4-5.500v5.5',
  mail: 'M4 6h16v12H4V6Zm0 1 8 6.5L20 7',
  phone: 'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3c0 1-1 2-2 2A15.5 15.5 0 0 1 4.5 6c0-1 1-2 2-2Z',
  pin: 'M12 21c-4.5-4.8-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2 6.2-6.5 11Zm0-13a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z',
  photos: 'M4 8h4l1.5-2.5h5L16 8h4v11H4V8Zm8 2.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  chat: 'M12 4.5c-5 0-8 3-8 6.5 0 2.2 1.1 4 3 5.2L6.5 20l3.8-2.6c.6.1 1.1.1 1.7.1 5 0 8-3 8-6.5s-3-6.5-8-6.5Z',
  copy: 'M8.5 8.5V4.5h11v11h-4M4.5 8.5h11v11h-11v-11Z',
  eye: 'M2.500 12c2-4 5.400-6.500 9.500-6.500s7.500 2.500 9.500 6.500c-2 4-5.400 6.500-9.500 6.500S4.500 16 2.500 12Zm9.500-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  eyeClosed:
    'M2.500 12c2-4 5.400-6.500 9.500-6.500s7.500 2.500 9.500 6.500c-2 4-5.400 6.500-9.500 6.500S4.500 16 2.500 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM4.500 4l15 16',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 12v8h14v-8',
} as const;

export type IconName = keyof typeof drawings;

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
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
