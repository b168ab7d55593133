import { Badge } from '../badge/Badge.tsx';
import { Banner } from '../banner/Banner.tsx';
import { Button } from '../button/Button.tsx';
import { Heading } from '../heading/Heading.tsx';
import { AlertIcon, BoltIcon, PhoneIcon, ShieldCheckIcon } from '../icon/icons.ts';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Link } from '../link/Link.tsx';
import { Text } from '../text/Text.tsx';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import { specimen } from './foundations.css.ts';

export interface SpecimenProps {
  /** The brand's name for the product. */
  readonly productName: string;
  /** The brand's slogan. */
  readonly slogan: string;
  /** URL of the brand's pricing page. */
  readonly pricing: string;
}

/** A sample of components, for comparing brands and modes. */
export function Specimen({ productName, slogan, pricing }: SpecimenProps) {
  return (
    <div className={specimen}>
      <Stack>
        <Wordmark />
        <Heading level={2}>{productName}</Heading>
        <Text tone="muted">{slogan}</Text>
        <Inline>
          <Button tone="primary">Order Now - $28</Button>
          <Button tone="urgent" icon={PhoneIcon}>
            Call Now ($30)
          </Button>
          <Button tone="accent">Save</Button>
          <Button>Cancel</Button>
        </Inline>
        <Inline>
          <Badge tone="info" icon={BoltIcon}>
            Available
          </Badge>
          <Badge icon={ShieldCheckIcon}>Shipped</Badge>
          <Badge tone="positive" size="xs">
            NEW
          </Badge>
          <Badge tone="critical" icon={AlertIcon}>
            4 minutes left
          </Badge>
        </Inline>
        <Banner tone="caution" title="The price is now $26.">
          <span>Nothing has been charged. </span>
          <Link href={pricing}>Pricing</Link>
        </Banner>
      </Stack>
    </div>
  );
}
