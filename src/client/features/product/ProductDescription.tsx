/** The description, the table of facts and the 'About Item' list (SPEC.md section 2, Product detail). */
import type { Product } from '../../../contract/catalog';
import { aboutLines, factMessages, factRows } from '../../lib/productFacts';

export function ProductDescription({ product }: { product: Product }) {
  return (
    <div className="product-description">
      <h2 className="visually-hidden">Description</h2>
      <p className="product-story">{product.productDescription.trim() || factMessages.noDescription}</p>
      <table className="product-facts">
        <tbody>
          {factRows(product).map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="product-about">
        <h3>About Item</h3>
        <ul>
          {aboutLines(product.productDescription2).map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
