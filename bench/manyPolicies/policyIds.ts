/* Stands in for `content/policyIds.ts` in the bench's build: as many policies as its page asks for. */

export type PolicyId = string;

export const policyIds: readonly PolicyId[] = Array.from({ length: window.benchPolicies }, (_, i) =>
  String(i + 1),
);
