/** The filter by answer, where focus goes when “Show all” has done its work and left. */
export const answerFilterId = 'answer-filter';
