// Lessons: which action a step means, and what the guide says to any other.

import type { ActionView, LessonInfo, LessonStepInfo } from '../net/protocol';
import type { Language } from '../i18n/words';

/** Whether an action fits one of the patterns, in which `*` stands for anything. */
export const fits = (patterns: string[], action: string): boolean =>
  patterns.some((pattern) =>
    new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(action),
  );
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The first action that the step means. */
export const meantBy = (step: LessonStepInfo, actions: ActionView[]): ActionView | null =>
  step.do.flatMap((one) => actions.filter(({ action }) => fits([one], action)))[0] ?? null;

/** The thing that is meant, if an action does the right thing with another one. */
export function otherThing(
  step: LessonStepInfo,
  action: ActionView,
  actions: ActionView[],
): string {
  const meant = meantBy(step, actions);
  const [first, ...rest] = action.anchors;
  const alike = meant && rest.length > 0 && rest.join() === meant.anchors.slice(1).join();
  return alike && first !== meant.anchors[0] ? meant.anchors[0] : '';
}

/** Why an action is not the one that is meant. */
export const whyNot = (step: LessonStepInfo, action: string, language: Language): string =>
  (step.wrong?.find((one) => fits(one.do, action))?.say ?? step.otherwise)[language];

/** The lesson after this one. */
export const after = (lessons: LessonInfo[], number: number): LessonInfo | null =>
  lessons.find((lesson) => lesson.number > number) ?? null;

/** The first lesson that has not been done, or the first of all. */
export const upNext = (lessons: LessonInfo[], done: number[]): LessonInfo | null =>
  lessons.find(({ number }) => !done.includes(number)) ?? lessons[0] ?? null;
