/** A guest's cart that outlives its session, line by line: no call of the contract takes a whole cart. */
import type { CartItem } from '../../contract/cart';
import type { KeptLine } from '../lib/cartLine';
import { baseApi } from './baseApi';
import { addingForGuest } from './cartApi';
import type { ApiError } from './errors';
import { creatingGuest, toGuestId } from './guestApi';

interface Keeping {
  /** Whose cart takes the lines; null: a new guest's. */
  guestId: string | null;
  lines: readonly CartItem[];
}

interface Kept {
  guestId: string;
  lines: KeptLine[];
}

/** Failures that may pass: the line is sent again later. Any other refusal of a line is final. */
const isPassing = ({ status }: ApiError): boolean => [0, 401, 403, 408, 429].includes(status) || status >= 500;

export const keepCartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Fails as a whole where another try may do it: what the cart took already it takes again, and no line becomes more
     * by that.
     */
    keepCart: build.mutation<Kept, Keeping>({
      queryFn: async ({ guestId, lines }, _store, _options, send) => {
        const call = async (args: Parameters<typeof send>[0]) =>
          (await send(args)) as { data?: unknown; error?: ApiError };
        let id = guestId;
        if (id === null) {
          const { data, error } = await call(creatingGuest);
          if (error) return { error };
          id = toGuestId(data);
        }
        const kept: KeptLine[] = [];
        for (const line of lines) {
          const wantedQuantity = line.orderQuantity;
          let orderQuantity = wantedQuantity;
          let { error } = await call(addingForGuest(id, line));
          if (error?.code === 'OUT_OF_STOCK') {
            // The product's other lines take of what is left, too.
            const taken = kept
              .filter(({ productId }) => productId === line.productId)
              .reduce((sum, other) => sum + other.orderQuantity, 0);
            orderQuantity = Math.min(wantedQuantity, Math.max(0, (error.stockQuantity ?? 0) - taken));
            if (orderQuantity > 0) ({ error } = await call(addingForGuest(id, { ...line, orderQuantity })));
          }
          if (error && isPassing(error)) return { error };
          kept.push({ ...line, wantedQuantity, orderQuantity: error ? 0 : orderQuantity });
        }
        return { data: { guestId: id, lines: kept } };
      },
    }),
  }),
});
