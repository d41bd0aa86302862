import { sql, type Expression, type SqlBool } from 'kysely';

/**
 * Whether that text holds the word, or the part of one, in any case as far as the database knows it: SQLite knows A to
 * Z.
 */
export function holdsWord(text: Expression<string>, word: string): Expression<SqlBool> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`lower(${text}) like lower(${pattern}) escape '\\'`;
}
