/** An order of which some is sold out, or all. */
import { couponRow } from '../../support/data/rows';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';

let shop: TestShop;
beforeAll(async () => {
  shop = await buildTestApp();
});
afterAll(() => shop.close());

const orders = () => shop.database.db.selectFrom('customer_order').selectAll();

describe("a guest's order", () => {
  describe('when some of it is sold out', () => {
    it('orders the rest, prices it anew, and keeps in the cart what was short', async () => {
      const guest = await shop.guest();
      const plenty = await shop.addProduct({ rate_paise: 10000, stock: 5 });
      const scarce = await shop.addProduct({ rate_paise: 50000, stock: 5 });
      const gone = await shop.addProduct({ rate_paise: 7000, stock: 5 });
      await guest.add(scarce, 3);
      await guest.add(plenty, 2);
      await guest.add(gone, 1);
      await shop.database.write((trx) =>
        trx.updateTable('product').set({ stock: 2 }).where('id', '=', scarce).execute(),
      );
      await shop.database.write((trx) =>
        trx.updateTable('product').set({ hidden: 1 }).where('id', '=', gone).execute(),
      );

      const response = await guest.order(1770);
      expect(response.statusCode).toBe(207);
      expect(response.json()).toEqual({
        orderNo: expect.any(String),
        serialNos: [expect.any(Number)],
        finalOrderAmount: 200,
        lines: [expect.objectContaining({ productId: plenty, orderQuantity: 2, lineAmount: 200 })],
        address: expect.any(String),
        placed: [plenty],
        failed: [
          { productId: scarce, productColor: '', productSize: '', wantedQuantity: 3, stockQuantity: 2 },
          { productId: gone, productColor: '', productSize: '', wantedQuantity: 1, stockQuantity: 0 },
        ],
      });
      expect([await shop.stockOf(plenty), await shop.stockOf(scarce), await shop.stockOf(gone)]).toEqual([3, 2, 5]);
      expect((await guest.cart()).map(({ productId }) => productId)).toEqual([scarce, gone]);
    });

    it('shares one stock between two lines of a product, and tells them apart', async () => {
      const guest = await shop.guest();
      const id = await shop.addProduct({ rate_paise: 100, stock: 6 });
      await guest.add(id, 3, { productSize: 'S' });
      await guest.add(id, 3, { productSize: 'M' });
      await shop.database.write((trx) => trx.updateTable('product').set({ stock: 4 }).where('id', '=', id).execute());
      const response = await guest.order(6);
      expect(response.statusCode).toBe(207);
      expect(response.json()).toMatchObject({
        finalOrderAmount: 3,
        lines: [{ productId: id, productSize: 'S', orderQuantity: 3, lineAmount: 3 }],
        placed: [id],
        // Four stood there before this order took its three.
        failed: [{ productId: id, productSize: 'M', wantedQuantity: 3, stockQuantity: 4 }],
      });
      expect(await guest.cart()).toEqual([expect.objectContaining({ productSize: 'M', orderQuantity: 3 })]);
    });

    it('discounts what was placed, and drops a product coupon whose product was short', async () => {
      const guest = await shop.guest();
      const plenty = await shop.addProduct({ rate_paise: 10000, stock: 5 });
      const scarce = await shop.addProduct({ rate_paise: 10000, stock: 5 });
      await shop.put({
        coupon: [
          couponRow({ coupon_name: 'HALF', value_hundredths: 5000 }),
          couponRow({ coupon_name: 'SCARCE', value_hundredths: 5000, product_id: scarce }),
        ],
      });
      const placeWith = async (couponCode: string) => {
        await shop.database.write((trx) =>
          trx.updateTable('product').set({ stock: 5 }).where('id', '=', scarce).execute(),
        );
        await guest.add(plenty);
        await guest.add(scarce);
        await shop.database.write((trx) =>
          trx.updateTable('product').set({ stock: 0 }).where('id', '=', scarce).execute(),
        );
        return guest.order(100, { couponCode });
      };
      expect((await placeWith('half')).json()).toMatchObject({ finalOrderAmount: 50, placed: [plenty] });
      expect((await placeWith('scarce')).json()).toMatchObject({ finalOrderAmount: 100, placed: [plenty] });
      expect(
        (await orders().where('owner_id', '=', guest.guestId).orderBy('id').execute()).map(
          (order) => order.coupon_code,
        ),
      ).toEqual(['HALF', null]);
    });

    it('refuses when nothing at all could be placed', async () => {
      const guest = await shop.guest();
      const id = await shop.addProduct({ rate_paise: 100, stock: 3 });
      await guest.add(id, 3);
      await shop.database.write((trx) => trx.updateTable('product').set({ stock: 2 }).where('id', '=', id).execute());
      const response = await guest.order(3);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'OUT_OF_STOCK', items: [{ productId: id, stockQuantity: 2 }] });
      expect(await shop.stockOf(id)).toBe(2);
      expect(await guest.cart()).toHaveLength(1);
    });
  });
});
