/** Home / category / product: the crumbs of lib/breadcrumbs.ts, of which the last is this page. */
import type { Crumb } from '../../lib/breadcrumbs';
import { Link } from '../../ui/Link';

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol role="list">
        {crumbs.slice(0, -1).map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{crumbs.at(-1)?.name}</li>
      </ol>
    </nav>
  );
}
