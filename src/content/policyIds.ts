/** The fixed policies, in the order the site shows them. Ids are strings: they are keys of the stored `votes` map. */
export const policyIds = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

export type PolicyId = (typeof policyIds)[number];
