import { sql, type Expression, type SqlBool } from 'kysely';

/**
 * Whether the text contains the word, regardless of case as far as the database folds it: SQLite folds only A to Z.
 */
export function holdsWord(text: Expression<string>, word: string): Expression<SqlBool> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`lower(${text}) like lower(${pattern}) escape '\\'`;
}
