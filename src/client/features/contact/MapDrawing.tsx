/** Of no real place: the map before it is asked for. */
export function MapDrawing() {
  return (
    <svg viewBox="0 0 480 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="contact-map-green" d="M0 0h150c-8 34-32 58-70 66S14 92 0 104ZM330 240c6-46 34-74 78-82 30-5 54-2 72 8v74Z" />
      <path className="contact-map-water" d="M480 0v76c-40 20-84 18-112-6S318 26 300 0Z" />
      <path className="contact-map-road" d="M-10 168C92 150 150 172 232 132S392 96 490 128M176-10c14 66 8 128-26 260M318-10c-6 56 10 86 32 112M60-10c6 74 2 120-20 176" />
      <path className="contact-map-lane" d="M-10 60c66 6 122 26 170 24M232 132c22 34 30 70 26 118M96 158c-8 40-8 62-4 92" />
      <path className="contact-map-pin" d="M240 132c-20-21-29-36-29-50a29 29 0 0 1 58 0c0 14-9 29-29 50Z" />
      <circle className="contact-map-eye" cx="240" cy="82" r="11" />
    </svg>
  );
}
