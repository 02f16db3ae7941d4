import { type ComponentProps, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../../../src/ui/styles/base.css';
import '../../../../src/ui/styles/tokens.css';
import { Button, type ButtonVariant } from '../../../../src/ui/button/button';
import { Chips } from '../../../../src/ui/button/chips';
import { AlertDialog } from '../../../../src/ui/dialog/alert-dialog';
import { Dialog } from '../../../../src/ui/dialog/dialog';
import { Sheet } from '../../../../src/ui/dialog/sheet';
import { Badge } from '../../../../src/ui/feedback/badge';
import { EmptyState } from '../../../../src/ui/feedback/empty-state';
import { Message } from '../../../../src/ui/feedback/message';
import { ProgressBar } from '../../../../src/ui/feedback/progress-bar';
import { Skeleton } from '../../../../src/ui/feedback/skeleton';
import { Toasts } from '../../../../src/ui/feedback/toasts';
import { Checkbox } from '../../../../src/ui/form/checkbox';
import { PasswordField } from '../../../../src/ui/form/password-field';
import { RadioGroup } from '../../../../src/ui/form/radio-group';
import { TextArea } from '../../../../src/ui/form/text-area';
import { TextField } from '../../../../src/ui/form/text-field';
import { BottomNavigation, type BottomNavigationItem } from '../../../../src/ui/layout/bottom-navigation';
import { Card } from '../../../../src/ui/layout/card';
import { Tabs } from '../../../../src/ui/layout/tabs';
import { TitledScreen } from '../../../../src/ui/layout/titled-screen';
import { ButtonRow, Row, RowList } from '../../../../src/ui/list/rows';
import { Avatar } from '../../../../src/ui/media/avatar';
import { Carousel } from '../../../../src/ui/media/carousel';
import { Icon } from '../../../../src/ui/media/icon';
import { IconButton } from '../../../../src/ui/media/icon-button';
import { ICON_FILES, type IconName } from '../../../../src/ui/media/icon-names';
import { Marquee } from '../../../../src/ui/media/marquee';
import style from './specimens.module.css';

const LOOKS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const TYPE_SIZES = ['display', 'title', 'large', 'body', 'small', 'caption'] as const;
const COLORS = ['background', 'surface', 'raised', 'accent', 'accent-soft', 'feature', 'highlight', 'danger', 'good'];
const ITEMS: readonly BottomNavigationItem[] = [
  { path: '#home', to: '#home', label: 'Home', icon: 'home' },
  { path: '#promotions', to: '#promotions', label: 'Promotions', icon: 'megaphone' },
  { path: '#deposit', to: '#deposit', label: 'Deposit', icon: 'wallet', isMiddle: true },
  { path: '#rewards', to: '#rewards', label: 'Rewards', icon: 'gift' },
  { path: '#account', to: '#account', label: 'Account', icon: 'person' },
];

type LinkProps = ComponentProps<ComponentProps<typeof BottomNavigation>['Link']>;

function PlainLink({ to, className, children, 'aria-current': current }: LinkProps) {
  return (
    <a href={to} className={className} aria-current={current}>
      {children}
    </a>
  );
}

function Specimen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <div className={style.states}>{children}</div>
    </section>
  );
}

function Actions() {
  const [chip, setChip] = useState('all');
  return (
    <>
      <Specimen name="Button">
        {LOOKS.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        {LOOKS.map((look) => (
          <Button key={look} look={look} busy>
            {look}, busy
          </Button>
        ))}
        <Button coolingDown>cooling down</Button>
        <Button wide>wide</Button>
      </Specimen>
      <Specimen name="Icon button">
        <IconButton icon="close" label="Close" />
        <IconButton icon="back" label="Back" directional />
        <IconButton icon="refresh" label="Disabled" disabled />
      </Specimen>
      <Specimen name="Chips">
        <Chips
          label="Category"
          options={[
            { key: 'all', label: 'All' },
            { key: 'slots', label: 'Slots' },
            { key: 'long', label: 'A chip with a long label' },
          ]}
          selected={chip}
          onSelect={setChip}
        />
      </Specimen>
    </>
  );
}

function Fields() {
  return (
    <>
      <Specimen name="Text field">
        <TextField label="Empty" />
        <TextField label="With a hint" hint="Letters and digits, beginning with a letter." />
        <TextField label="Filled in" defaultValue="newcomer" />
        <TextField label="With an error" defaultValue="1st" error="Begin with a letter." />
        <TextField label="Read only" defaultValue="https://fair.example/m/register?r=R1" readOnly dir="ltr" />
        <PasswordField label="Password" showLabel="Show" defaultValue="Brand-new-1" />
        <TextArea label="Text area" defaultValue="More lanes, please." />
        <TextArea label="Text area with an error" error="Write a message first." />
      </Specimen>
      <Specimen name="Choices">
        <Checkbox label="Checked" defaultChecked />
        <Checkbox label="Not checked" />
        <Checkbox label="Disabled" disabled />
        <RadioGroup
          legend="Radio group"
          name="topic"
          choices={[
            { value: 'problem', label: 'A problem' },
            { value: 'wish', label: 'A suggestion' },
          ]}
        />
      </Specimen>
    </>
  );
}

function Surfaces() {
  return (
    <>
      <Specimen name="Card">
        <Card>plain</Card>
        <Card tone="tinted">tinted</Card>
        <Card tone="feature">feature</Card>
      </Specimen>
      <Specimen name="Rows">
        <RowList label="Rows">
          <Row icon="crown" title="Title" detail="Detail" aside="12" />
          <ButtonRow icon="feedback" title="With an action" onPress={() => undefined} />
          <Row title="A title that is so long that it needs a second line on a narrow phone" />
        </RowList>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="Period"
          tabs={['Today', 'This week', 'This month'].map((label) => ({ key: label, label, panel: <p>{label}</p> }))}
        />
      </Specimen>
      <Specimen name="Avatar">
        <Avatar name="alice" />
        <Avatar name="bob" ring={0.4} />
        <Avatar name="eve" ring={1} />
      </Specimen>
      <Specimen name="Carousel">
        <Carousel
          label="Banners"
          slides={['First', 'Second', 'Third'].map((key) => ({ key, content: <Card tone="feature">{key}</Card> }))}
          pauseLabel="Pause"
          playLabel="Play"
          dotLabel={(at, total) => `${at} of ${total}`}
        />
      </Specimen>
      <Specimen name="Marquee">
        <Marquee label="News" items={['Weekend rebate: 12 %']} pauseLabel="Pause" playLabel="Play" />
      </Specimen>
    </>
  );
}

function Feedback() {
  return (
    <>
      <Specimen name="Badge">
        <Badge>quiet</Badge>
        <Badge tone="accent">accent</Badge>
        <Badge tone="highlight">highlight</Badge>
      </Specimen>
      <Specimen name="Message">
        <Message tone="quiet">A quiet note.</Message>
        <Message tone="alert">Something needs attention.</Message>
      </Specimen>
      <Specimen name="Progress bar">
        <ProgressBar ratio={0} label="Nothing yet" />
        <ProgressBar ratio={0.4} label="4 of 10" />
        <ProgressBar ratio={1} label="Complete" />
      </Specimen>
      <Specimen name="Skeleton">
        <Skeleton label="Loading" rows={2} />
      </Specimen>
      <Specimen name="Empty state">
        <EmptyState icon="search" title="Nothing found" action={<Button>Try again</Button>}>
          No game matches these words.
        </EmptyState>
      </Specimen>
    </>
  );
}

function Foundations() {
  return (
    <>
      <Specimen name="Type">
        {TYPE_SIZES.map((size) => (
          <p key={size} className={style[size]}>
            {size}: 2,480.50
          </p>
        ))}
        <h3>Heading in the display face</h3>
      </Specimen>
      <Specimen name="Colours">
        {COLORS.map((color) => (
          <span key={color} className={style.color}>
            <span className={style[color]} />
            {color}
          </span>
        ))}
      </Specimen>
      <Specimen name="Elevation">
        <span className={style.low} />
        <span className={style.middle} />
        <span className={style.high} />
      </Specimen>
      <Specimen name="Icons">
        {(Object.keys(ICON_FILES) as IconName[]).map((name) => (
          <span key={name} className={style.color}>
            <Icon name={name} directional={name === 'back' || name === 'forward'} />
            {name}
          </span>
        ))}
      </Specimen>
    </>
  );
}

function Overlays() {
  const [open, setOpen] = useState('');
  const close = () => setOpen('');
  return (
    <Specimen name="Overlays">
      {['Dialog', 'Alert', 'Sheet', 'Toast'].map((name) => (
        <Button key={name} look="secondary" onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      {open === 'Dialog' && (
        <Dialog title="Dialog" closeLabel="Close" onClose={close}>
          <p>A dialog over the page.</p>
        </Dialog>
      )}
      {open === 'Alert' && (
        <AlertDialog title="Notice" message="Network Error" actions={[{ label: 'Confirm' }]} onClose={close} />
      )}
      {open === 'Sheet' && (
        <Sheet title="Sheet" closeLabel="Close" onClose={close}>
          <p>Swipe down on the head to close it.</p>
        </Sheet>
      )}
      <Toasts toasts={open === 'Toast' ? [{ key: 1, message: 'The link is copied.', tone: 'status' }] : []} />
    </Specimen>
  );
}

function Specimens() {
  return (
    <>
      <TitledScreen title="Fairground" back={{ label: 'Back', onPress: () => undefined }}>
        <Foundations />
        <Actions />
        <Fields />
        <Surfaces />
        <Feedback />
        <Overlays />
      </TitledScreen>
      <BottomNavigation label="Main" current="#home" Link={PlainLink} items={ITEMS} />
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Specimens />);
