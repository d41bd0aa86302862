/**
 * Small geometry on SVG path strings. Paths here use absolute commands with coordinate pairs only: M, L, Q, C and Z.
 */

interface Point {
  x: number;
  y: number;
}

interface Step {
  command: string;
  points: Point[];
}

/** A coordinate as short as it can be written: whole pixels are enough for cloth. */
function short(value: number): string {
  return String(Math.round(value));
}

function parse(d: string): Step[] {
  const steps: Step[] = [];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const points: Point[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) points.push({ x: numbers[i] ?? 0, y: numbers[i + 1] ?? 0 });
    steps.push({ command, points });
  }
  return steps;
}

function write(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${short(x)} ${short(y)}`).join(' ');
}

/**
 * The other side of a body is never the exact mirror: the edge leans by a few pixels, so that nothing looks stamped.
 */
function across({ x, y }: Point): Point {
  const lean = Math.min(1, Math.abs(x) / 180) * 5 * Math.sin(y / 75 + 0.6);
  return { x: -x + lean, y: y + Math.min(1, Math.abs(x) / 180) * 3 * Math.cos(x / 60) };
}

/** The path on the other side of the vertical axis, very slightly uneven. */
export function mirror(d: string): string {
  return parse(d)
    .map(({ command, points }) => command + write(points.map(across)))
    .join('');
}

/**
 * A closed outline from its left half. The half starts and ends on the axis (or ends anywhere, and the two
 * ends are joined by a straight line), and the right half runs back along its mirror.
 */
export function bothSides(half: string): string {
  const steps = parse(half);
  const line = steps.flatMap((step) => step.points);
  const forth = steps.map(({ command, points }) => command + write(points)).join('');
  let end = line.length - 1;
  const last = line[end];
  let back = last && last.x !== 0 ? `L${write([across(last)])}` : '';
  for (const { command, points } of steps.slice(1).reverse()) {
    const run = line.slice(end - points.length, end).reverse();
    back += command + write(run.map(across));
    end -= points.length;
  }
  return `${forth}${back}Z`;
}

/** A slender leaf between two points, bowed through a third: the shape of a fold in cloth. */
export function sliver(from: [number, number], through: [number, number], to: [number, number], width: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const dx = (-(to[1] - from[1]) / length) * width;
  const dy = ((to[0] - from[0]) / length) * width;
  const relative = (x: number, y: number, at: readonly [number, number]) => `${short(x - at[0])} ${short(y - at[1])}`;
  const there = `${relative(through[0], through[1], from)} ${relative(to[0], to[1], from)}`;
  const back = `${relative(through[0] + dx, through[1] + dy, to)} ${relative(from[0], from[1], to)}`;
  return `M${short(from[0])} ${short(from[1])}q${there}q${back}Z`;
}

/** Path data without the spaces that a minus sign makes needless. */
export function tight(svg: string): string {
  return svg.replace(/ d="[^"]+"/g, (data) => data.replaceAll(' -', '-'));
}

/** The path turned (degrees), scaled and moved, in that order of nesting: `place` for outlines. */
export function moved(d: string, x: number, y: number, scale = 1, turn = 0): string {
  const cos = Math.cos((turn * Math.PI) / 180) * scale;
  const sin = Math.sin((turn * Math.PI) / 180) * scale;
  return parse(d)
    .map(
      ({ command, points }) =>
        command +
        write(points.map((point) => ({ x: x + point.x * cos - point.y * sin, y: y + point.x * sin + point.y * cos }))),
    )
    .join('');
}
