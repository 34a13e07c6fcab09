package dev.jacquard.model.dynamic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.model.IllegalModelException;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.search.BreadthFirst;
import dev.jacquard.model.search.Finding;
import dev.jacquard.model.search.SearchOptions;
import dev.jacquard.model.search.SearchResult;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What a step may do, when it may be taken alone, and what is said of mistakes. */
class DynamicModelTest {
  record Globals(Ref<Box> box, int value) {}

  record Box(int value) {}

  /** A process whose steps are those of the test. */
  record Actor(boolean first, int line, Ref<Box> box) implements Process<Globals> {
    @Override
    public void steps(Turn<Globals> turn) {
      script.accept(this, turn);
    }

    Actor next() {
      return new Actor(first, line + 1, box);
    }

    @Override
    public boolean mayRest() {
      return line > 0;
    }
  }

  /** A process that others may look at. */
  record Open(int value) implements PublicProcess<Globals> {
    @Override
    public void steps(Turn<Globals> turn) {}

    @Override
    public boolean mayRest() {
      return true;
    }
  }

  // Records have no place for what they do here, which is no part of the state.
  private static BiConsumer<Actor, Turn<Globals>> script;

  private static final class Scripted extends DynamicModel<Globals> {
    private final Consumer<World<Globals>> start;

    Scripted(Consumer<World<Globals>> start, BiConsumer<Actor, Turn<Globals>> steps) {
      super("scripted");
      this.start = start;
      script = steps;
    }

    Scripted never(Proposition<Globals> proposition) {
      never("never", proposition);
      return this;
    }

    @Override
    protected void start(World<Globals> world) {
      start.accept(world);
    }
  }

  private static void oneBoxEach(World<Globals> world) {
    world.globals(new Globals(world.allocate(new Box(0)), 0));
    for (boolean first : new boolean[] {true, false}) {
      world.spawn(new Actor(first, 0, world.allocate(new Box(0))));
    }
  }

  /** Offers one step in the first line; then the process rests. */
  private static BiConsumer<Actor, Turn<Globals>> once(BiConsumer<Actor, World<Globals>> effect) {
    return (actor, turn) -> {
      if (actor.line() == 0) {
        turn.step(
            "steps",
            world -> {
              world.become(actor.next());
              effect.accept(actor, world);
            });
      }
    };
  }

  private static List<Integer> independent(Scripted model, boolean symmetricIndependence) {
    Explored.Expansion initial = new Explored.Expansion();
    var space = model.space(StateSymmetry.NONE, symmetricIndependence);
    space.initial(initial);
    return Explored.expand(space, initial.steps.get(0).state()).independent;
  }

  private static List<Integer> independent(BiConsumer<Actor, World<Globals>> effect) {
    return independent(new Scripted(DynamicModelTest::oneBoxEach, once(effect)), true);
  }

  @Test
  void whatTouchesOnlyItsOwnMayBeTakenAlone() {
    assertThat(independent((actor, world) -> {})).containsExactly(0, 1);
    assertThat(independent((actor, world) -> world.set(actor.box(), new Box(1))))
        .containsExactly(0, 1);
    assertThat(independent((actor, world) -> world.lock(actor.box()))).containsExactly(0, 1);
    assertThat(independent((actor, world) -> world.set(world.allocate(new Box(1)), new Box(2))))
        .containsExactly(0, 1);
    assertThat(independent((actor, world) -> world.spawn(actor.next()))).containsExactly(0, 1);
    assertThat(independent((actor, world) -> world.end())).containsExactly(0, 1);
  }

  @Test
  void whatTouchesSharedThingsMayNot() {
    assertThat(independent((actor, world) -> world.globals())).isEmpty();
    assertThat(independent((actor, world) -> world.spawn(new Open(1)))).isEmpty();
    assertThat(independent((actor, world) -> world.count(Open.class, open -> true))).isEmpty();
    assertThat(independent((actor, world) -> world.check(actor.first(), "fails")))
        .containsExactly(0);
  }

  @Test
  void aGuardThatLooksAtSharedThingsForbidsItAsWell() {
    Scripted model =
        new Scripted(
            DynamicModelTest::oneBoxEach,
            (actor, turn) -> {
              if (actor.first() || turn.globals().value() == 0) {
                turn.step("steps", world -> world.become(actor.next()));
              }
            });
    assertThat(independent(model, true)).containsExactly(0);
  }

  @Test
  void withoutSymmetricIndependenceNamesMustStay() {
    BiConsumer<Actor, World<Globals>> allocates =
        (actor, world) -> world.become(new Actor(true, 1, world.allocate(new Box(0))));
    assertThat(independent(new Scripted(DynamicModelTest::oneBoxEach, once(allocates)), false))
        .isEmpty();
    BiConsumer<Actor, World<Globals>> frees =
        (actor, world) -> world.become(new Actor(true, 1, Ref.none()));
    assertThat(independent(new Scripted(DynamicModelTest::oneBoxEach, once(frees)), false))
        .isEmpty();
    BiConsumer<Actor, World<Globals>> writes = (actor, world) -> world.set(actor.box(), new Box(1));
    assertThat(independent(new Scripted(DynamicModelTest::oneBoxEach, once(writes)), false))
        .containsExactly(0, 1);
  }

  @Test
  void whatAPropositionNoticesMayNotBeTakenAlone() {
    assertThat(withProposition(Proposition.ofGlobals(globals -> globals.value() == 1)))
        .containsExactly(0, 1);
    assertThat(withProposition(Proposition.atLeast(2, Actor.class, actor -> actor.line() == 1)))
        .isEmpty();
    assertThat(withProposition(Proposition.atLeast(2, Actor.class, Actor::first)))
        .containsExactly(0, 1);
    assertThat(withProposition(Proposition.ofWorld(view -> view.globals().value() == 1))).isEmpty();
  }

  private static List<Integer> withProposition(Proposition<Globals> proposition) {
    return independent(
        new Scripted(DynamicModelTest::oneBoxEach, once((actor, world) -> {})).never(proposition),
        true);
  }

  private static SearchResult search(Scripted model) {
    return BreadthFirst.search(model, StateSymmetry.FULL, SearchOptions.standard().withOnwards());
  }

  private static void assertThrowsInStep(
      BiConsumer<Actor, World<Globals>> effect, String sentence) {
    SearchResult result = search(new Scripted(DynamicModelTest::oneBoxEach, once(effect)));
    assertThat(result.findings()).isNotEmpty();
    assertThat(result.findings())
        .allSatisfy(
            finding -> {
              assertThat(finding.type()).isEqualTo(Finding.Type.EXCEPTION);
              assertThat(finding.message()).contains(sentence);
            });
  }

  @Test
  void aStepThatThrowsIsFound() {
    assertThrowsInStep((actor, world) -> world.get(Ref.<Box>none()), "reference to nothing");
    assertThrowsInStep((actor, world) -> world.unlock(actor.box()), "does not hold it");
    assertThrowsInStep((actor, world) -> world.set(actor.box(), null), "null");
    assertThrowsInStep(
        (actor, world) -> {
          world.lock(actor.box());
          world.lock(actor.box());
        },
        "not free");
  }

  @Test
  void aGuardThatThrowsIsFound() {
    SearchResult result =
        search(
            new Scripted(
                DynamicModelTest::oneBoxEach,
                (actor, turn) -> {
                  throw new IllegalStateException("thrown by a guard");
                }));
    assertThat(result.findings()).hasSize(1);
    assertThat(result.findings().get(0).type()).isEqualTo(Finding.Type.EXCEPTION);
    assertThat(result.findings().get(0).message()).contains("thrown by a guard");
  }

  @Test
  void anAssertionThatFailsIsFound() {
    SearchResult result =
        search(
            new Scripted(
                DynamicModelTest::oneBoxEach,
                once((actor, world) -> world.check(actor.first(), "not the first"))));
    assertThat(result.findings()).extracting(Finding::type).contains(Finding.Type.ASSERTION);
    assertThat(result.findings().get(0).message()).contains("not the first");
  }

  @Test
  void lookingAtPrivateProcessesIsAMistake() {
    assertThatThrownBy(
            () ->
                search(
                    new Scripted(
                        DynamicModelTest::oneBoxEach,
                        once((actor, world) -> world.count(Actor.class, Actor::first)))))
        .isInstanceOf(IllegalModelException.class)
        .hasMessageContaining("Actor, which does not implement PublicProcess");
  }

  @Test
  void globalsMustBeSet() {
    assertThatThrownBy(() -> search(new Scripted(world -> {}, (actor, turn) -> {})))
        .isInstanceOf(IllegalModelException.class)
        .hasMessageContaining("does not set its globals");
  }

  @Test
  void aProcessThatHasEndedIsKnownForAsLongAsItIsReferredTo() {
    record Watcher(Pid watched) implements Process<Globals> {
      @Override
      public void steps(Turn<Globals> turn) {
        if (!turn.lives(watched)) {
          turn.step("sees the end", World::end);
        }
      }
    }
    Scripted model =
        new Scripted(
            world -> {
              world.globals(new Globals(Ref.none(), 0));
              world.spawn(new Watcher(world.spawn(new Actor(true, 0, Ref.none()))));
            },
            (actor, turn) -> turn.step("ends", World::end));
    Explored explored = Explored.all(model.space(StateSymmetry.NONE), 10);
    // Both, the watcher with one that has ended, and nobody.
    assertThat(explored.states()).hasSize(3);
    assertThat(explored.deadlocks()).isEmpty();
  }

  @Test
  void aStateIsDescribedComponentByComponent() {
    Scripted model = new Scripted(DynamicModelTest::oneBoxEach, (actor, turn) -> {});
    var space = model.space(StateSymmetry.NONE);
    Explored.Expansion initial = new Explored.Expansion();
    space.initial(initial);
    long[] words = Explored.words(initial.steps.get(0).state());
    assertThat(space.describe(words, words.length))
        .containsEntry("box", "object 0")
        .containsEntry("value", "0")
        .containsEntry("process 0", "Actor")
        .containsEntry("process 1.box", "object 2")
        .containsEntry("object 2", "Box")
        .containsEntry("object 2.value", "0");
  }
}
