import { array, pipe, regex } from 'valibot';
import { identifier, lenientField } from './fields';

const NO_NUMBERS: string[] = [];

/**
 * Numbers of a draw or a ticket, as they are printed on the balls: all of them or none. Without an invalid one, which
 * any other list drops, the rest would be shown as a result that was never drawn.
 */
export const drawnNumbers = lenientField(array(pipe(identifier, regex(/\S/))), NO_NUMBERS);
