/** Home / category / product. */
import { paths } from '../../lib/paths';
import { Link } from '../../ui/Link';

export function Breadcrumbs({ category, name }: { category: string; name: string }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol role="list">
        <li>
          <Link to={paths.home}>Home</Link>
        </li>
        {category !== '' && (
          <li>
            <Link to={paths.category(category)}>{category}</Link>
          </li>
        )}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
