import { fail, type Failure } from '@kumiki/core';
import type { NonogramFileProblem, NonogramFileReason } from '@kumiki/core/nonogram';
import type { XmlElement } from '../xml/read-xml.ts';

export type Refused = Failure<NonogramFileReason, NonogramFileProblem>;

export function refuse(reason: NonogramFileReason, { line }: XmlElement, message: string): Refused {
  return fail(reason, { line, message });
}
