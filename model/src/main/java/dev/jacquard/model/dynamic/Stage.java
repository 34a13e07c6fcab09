package dev.jacquard.model.dynamic;

import dev.jacquard.model.IllegalModelException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * The turn of one process in one state: first it offers steps, then each of them is taken in a
 * draft of its own.
 */
final class Stage<G extends Record> extends Sight<G> implements Turn<G>, World<G> {
  /** A step that was offered. */
  record Offer<G extends Record>(String name, Consumer<World<G>> effect) {}

  private final Draft<G> before;
  private final Pid self;
  private final Footprint footprint;
  private final List<Proposition<G>> propositions;
  private final boolean backwards;
  private final List<Offer<G>> offers = new ArrayList<>();
  private boolean offering;
  private boolean noticed;

  Stage(
      Draft<G> before,
      Pid self,
      Footprint footprint,
      List<Proposition<G>> propositions,
      boolean backwards) {
    super(before);
    this.before = before;
    this.self = self;
    this.footprint = footprint;
    this.propositions = propositions;
    this.backwards = backwards;
  }

  /** What the process offers. */
  List<Offer<G>> offers() {
    Process<G> process = before.process(self.number());
    if (process instanceof PublicProcess) {
      footprint.share();
    }
    offering = true;
    process.steps(this);
    offering = false;
    return offers;
  }

  /** Takes a step; what it leads to is in {@link #draft}. */
  void take(Consumer<World<G>> effect) {
    draft(before.copy());
    effect.accept(this);
    notice(before.process(self.number()), draft().process(self.number()));
  }

  /** Whether no other process and no proposition can see what the steps that were taken touch. */
  boolean isPrivate() {
    return !footprint.isShared() && !noticed;
  }

  private void notice(Process<G> from, Process<G> to) {
    for (Proposition<G> proposition : propositions) {
      noticed = noticed || proposition.notices(from, to);
    }
  }

  @Override
  void touchGlobals() {
    footprint.share();
  }

  @Override
  void touchObject(Ref<?> ref) {
    footprint.object(ref);
  }

  @Override
  void touchProcesses(Class<?> type) {
    if (!PublicProcess.class.isAssignableFrom(type)) {
      throw new IllegalModelException(
          "a process looks at others of type "
              + type.getSimpleName()
              + ", which does not implement PublicProcess");
    }
    footprint.share();
  }

  @Override
  void touchLife(Pid pid) {
    if (!pid.equals(self)) {
      footprint.share();
    }
  }

  @Override
  public Pid self() {
    return self;
  }

  @Override
  public boolean holds(Ref<?> ref) {
    touchObject(ref);
    return !self.isNone() && draft().holder(ref) == self.number();
  }

  @Override
  public void step(String name, Consumer<World<G>> effect) {
    if (!offering) {
      throw new IllegalModelException("the step " + name + " is offered in the middle of a step");
    }
    offers.add(new Offer<>(name, effect));
  }

  @Override
  public <P extends PublicProcess<G>> void each(Class<P> type, BiConsumer<Pid, P> offer) {
    touchProcesses(type);
    int count = draft().processes();
    for (int i = 0; i < count; i++) {
      int process = backwards ? count - 1 - i : i;
      Process<G> local = draft().process(process);
      if (type.isInstance(local)) {
        offer.accept(Pid.at(process), type.cast(local));
      }
    }
  }

  @Override
  public void globals(G globals) {
    touchGlobals();
    draft().globals(globals);
  }

  @Override
  public <T extends Record> void set(Ref<T> ref, T record) {
    touchObject(ref);
    draft().object(ref, record);
  }

  @Override
  public <T extends Record> Ref<T> allocate(T record) {
    return Ref.at(draft().allocate(record));
  }

  @Override
  public void lock(Ref<?> ref) {
    if (!isFree(ref)) {
      throw new IllegalStateException("a lock is taken that is not free");
    }
    draft().holder(ref, number(self));
  }

  @Override
  public void unlock(Ref<?> ref) {
    if (!holds(ref)) {
      throw new IllegalStateException("a lock is given back by a process that does not hold it");
    }
    draft().holder(ref, -1);
  }

  @Override
  public Pid spawn(Process<G> process) {
    if (process instanceof PublicProcess) {
      footprint.share();
    }
    notice(null, process);
    return Pid.at(draft().spawn(process));
  }

  @Override
  public void become(Process<G> process) {
    if (process instanceof PublicProcess) {
      footprint.share();
    }
    draft().process(number(self), process);
  }

  @Override
  public void end() {
    footprint.end();
    draft().end(number(self));
  }

  @Override
  public void change(Pid pid, PublicProcess<G> process) {
    touchProcesses(process.getClass());
    if (draft().lives(number(pid)) && draft().process(number(pid)) instanceof PublicProcess) {
      draft().process(number(pid), process);
    } else {
      throw new IllegalStateException("a process is changed that has ended or is not public");
    }
  }

  @Override
  public <P extends PublicProcess<G>> void changeAll(Class<P> type, UnaryOperator<P> change) {
    touchProcesses(type);
    for (int process = 0; process < draft().processes(); process++) {
      Process<G> local = draft().process(process);
      if (type.isInstance(local)) {
        draft().process(process, (Process<G>) change.apply(type.cast(local)));
      }
    }
  }

  @Override
  public void check(boolean condition, String message) {
    if (!condition) {
      throw new FailedCheckException(message);
    }
  }
}
