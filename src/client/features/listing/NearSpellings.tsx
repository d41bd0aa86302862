/** What a search that found nothing may have meant. No other filter narrows such a list, so the links are plain searches. */
import { useGetSpellingsQuery } from '../../api/listingApi';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/Link';

export function NearSpellings({ search }: { search: string }) {
  const { currentData: spellings = [] } = useGetSpellingsQuery(search);
  if (spellings.length === 0) return null;
  return (
    <div className="near-spellings">
      <p id="near-spellings">Did you mean …</p>
      <ul role="list" aria-labelledby="near-spellings">
        {spellings.map((term) => (
          <li key={term}>
            <Link className="filter-chip" to={paths.search(term)}>
              {term}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
