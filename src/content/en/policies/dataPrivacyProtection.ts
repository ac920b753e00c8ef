import { sources } from '../../sources/dataPrivacyProtection';
import type { PolicyText } from '../../types';

export const dataPrivacyProtection: PolicyText = {
  id: '6',
  description:
    'Should one national law set rules for the personal data that companies collect? Such a law could let you see, correct, delete or move your data. It could ask for your consent before sensitive details are used, and limit what firms may gather. Lawmakers disagree on whether states may go further and whether people may sue. One model, the {{bill|SECURE Data Act}} of 2026, allowed neither. Yes means that you want one national law; No means that you do not, whatever your reason.',
  ifYes:
    'People in every state would have the same basic rights over their data, and companies would have new duties. Whether state laws and private lawsuits remain would depend on the final text.',
  ifNo: 'Federal rules would still differ by type of data. Broader rights would depend on the state where you live.',
  lawToday:
    'Separate federal laws {{areas|protect areas}} such as health, credit and children’s data, and {{count|over 20 states}} had broad privacy laws by July 2026. By that September each chamber had passed a bill on children’s data ({{kids|House}}, {{coppa|Senate}}); the SECURE Data Act had a {{hearing|hearing}}; none was law.',
  pros: [
    'Supporters cite public opinion. {{pew|Pew Research Center}} found in 2023 that 72% of adults want more rules on companies’ use of data; 73% feel little or no control.',
    'Supporters say clear rights would let people act when a company misuses their data, instead of reading long privacy notices.',
    'Consumer advocates say basic rights should not depend on the state where a person lives; by July 2026, {{count|over 20 states}} had broad laws.',
    'Industry groups prefer one rulebook. One {{cost|2022 study}}, by a foundation with industry funds, put the cost of 50 state laws at over $1 trillion in ten years.',
    'Supporters say if firms keep less, thieves have less to steal and [[data-broker|data brokers]] less to sell. They answer that an early edge for large firms in Europe {{vendors|mostly faded}} by the end of 2018.',
  ],
  cons: [
    'Privacy advocates oppose versions that cancel stronger state laws. In 2026, {{states|18 state attorneys general and agencies}} said laws in California and Illinois were at risk.',
    'Business groups oppose versions that let individuals sue. The {{chamber|United States Chamber of Commerce}} said in 2022 that it would oppose any broad right to do so.',
    'Critics say the cost of following the rules weighs most on small firms, which have fewer lawyers and engineers.',
    'Some economists fear an edge for the largest firms. A study found web vendors {{vendors|17% more concentrated}} a week after Europe’s law began in 2018, with Google and Facebook gaining.',
    'Critics say states can adapt faster than Congress, and that one federal law could freeze rules as technology changes.',
  ],
  sources,
};
