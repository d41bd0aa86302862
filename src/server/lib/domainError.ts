import { statusOfStaffCode, type StaffErrorBody, type StaffErrorCode } from '../../contract/staffErrors';

type Details = Omit<StaffErrorBody, 'code' | 'message'>;

/**
 * A failure that the caller may know about: `message` and `details` cross the wire as they are (docs/contract.md
 * section 1).
 */
export class DomainError extends Error {
  readonly status: number;

  constructor(
    readonly code: StaffErrorCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
    this.status = statusOfStaffCode[code];
  }

  toBody(): StaffErrorBody {
    return { code: this.code, message: this.message, ...this.details };
  }
}

export const notFound = (what: string): DomainError => new DomainError('NOT_FOUND', `${what} was not found.`);
