/**
 * Where a refund goes. It is sealed as soon as it arrives, to the return's own id, and opened for staff only
 * (docs/contract.md section 6): it is in no answer and no log.
 */
import type { ReturnRequestBody } from '../../../contract/return';
import type { ReturnRequestRow } from '../../db/memberSchema';
import type { Sealer } from '../../security/sealing';

export type BankDetails = Pick<ReturnRequestBody, 'accountNumber' | 'ifscCode' | 'bankName' | 'accountHolderName'>;

type SealedColumns = Pick<ReturnRequestRow, 'bank_details' | 'key_id'>;

export function sealBankDetails(sealer: Sealer, returnId: string, details: BankDetails): SealedColumns {
  const { accountNumber, ifscCode, bankName, accountHolderName } = details;
  const { text, keyId } = sealer.seal(
    JSON.stringify({ accountNumber, ifscCode, bankName, accountHolderName }),
    returnId,
  );
  return { bank_details: text, key_id: keyId };
}

/** Undefined once they have been deleted. Throws a SealError where the key is another or the text was altered. */
export function openBankDetails(sealer: Sealer, row: SealedColumns & { id: string }): BankDetails | undefined {
  if (row.bank_details === null || row.key_id === null) return undefined;
  return JSON.parse(sealer.open({ text: row.bank_details, keyId: row.key_id }, row.id)) as BankDetails;
}

/**
 * Enough to tell two accounts apart: the last four digits, the holder's initials. Of a short number less, or too little
 * would be hidden.
 */
export function maskBankDetails({ accountNumber, ifscCode, bankName, accountHolderName }: BankDetails): BankDetails {
  const shown = accountNumber.length >= 8 ? 4 : 2;
  return {
    accountNumber: '•'.repeat(accountNumber.length - shown) + accountNumber.slice(-shown),
    ifscCode,
    bankName,
    accountHolderName: accountHolderName
      .split(/\s+/)
      .map((word) => `${[...word][0] ?? ''}…`)
      .join(' '),
  };
}
