/** Cloth in the wind: moves the pixels of a drawing by two travelling waves that grow towards the free end. */

const TURN = Math.PI * 2;

/**
 * The shift of the cloth at (u down, v across; 0 to 1), in shares of its height, and its brightness (1 is unchanged).
 */
function wind(u: number, v: number, phase: number): { x: number; y: number; light: number } {
  const reach = u ** 1.35;
  const slow = TURN * (phase - 0.55 * u - 0.3 * v);
  const quick = TURN * (2 * phase - 1.15 * u + 0.55 * v);
  return {
    x: reach * (0.014 + 0.026 * Math.sin(slow) + 0.008 * Math.sin(quick)),
    y: -reach * (0.006 + 0.006 * Math.cos(slow)),
    light: 1 + Math.min(1, u * 1.6) * (0.035 * Math.cos(slow) + 0.045 * Math.cos(quick)),
  };
}

/**
 * Lays the rippled cloth over a frame.
 * @param frame RGB bytes, changed in place
 * @param cloth RGBA bytes of the same size, not premultiplied
 * @param hold rows between which the cloth hangs
 */
export function layRippled(
  frame: Buffer,
  cloth: Buffer,
  { width, height }: { width: number; height: number },
  hold: { top: number; bottom: number },
  phase: number,
): void {
  const drop = hold.bottom - hold.top;
  for (let y = 0; y < height; y += 1) {
    const u = Math.min(1.2, Math.max(0, (y - hold.top) / drop));
    for (let x = 0; x < width; x += 1) {
      const { x: dx, y: dy, light } = wind(u, x / width, phase);
      const fromX = Math.min(width - 1.001, Math.max(0, x - dx * drop));
      const fromY = Math.min(height - 1.001, Math.max(0, y - dy * drop));
      blend(frame, (y * width + x) * 3, cloth, width, fromX, fromY, light);
    }
  }
}

/** Blends one pixel over another; the upper one is interpolated between four. */
function blend(frame: Buffer, at: number, cloth: Buffer, width: number, x: number, y: number, light: number): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const [sx, sy] = [x - left, y - top];
  const first = (top * width + left) * 4;
  const corners: [place: number, weight: number][] = [
    [first, (1 - sx) * (1 - sy)],
    [first + 4, sx * (1 - sy)],
    [first + width * 4, (1 - sx) * sy],
    [first + width * 4 + 4, sx * sy],
  ];
  const byteAt = (bytes: Buffer, place: number): number => bytes[place] ?? 0;
  let [red, green, blue, alpha] = [0, 0, 0, 0];
  for (const [corner, weight] of corners) {
    const share = (byteAt(cloth, corner + 3) / 255) * weight;
    red += byteAt(cloth, corner) * share;
    green += byteAt(cloth, corner + 1) * share;
    blue += byteAt(cloth, corner + 2) * share;
    alpha += share;
  }
  if (alpha === 0) return;
  frame[at] = Math.min(255, byteAt(frame, at) * (1 - alpha) + red * light);
  frame[at + 1] = Math.min(255, byteAt(frame, at + 1) * (1 - alpha) + green * light);
  frame[at + 2] = Math.min(255, byteAt(frame, at + 2) * (1 - alpha) + blue * light);
}
