package dev.jacquard.check.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.witness.Testimony;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SightingsTest {
  private static final DataRace RACE =
      new DataRace(0, new Access(0, 0, true, true, 1, -1), new Access(1, 0, false, true, 2, -1));

  private record Numbers() implements Legend {
    @Override
    public int threads() {
      return 2;
    }

    @Override
    public String thread(int thread) {
      return "thread " + thread;
    }

    @Override
    public String location(int location) {
      return "x";
    }

    @Override
    public String waitQueue(int queue) {
      return "q";
    }

    @Override
    public String site(int thread, int site) {
      return "File.java:" + site;
    }
  }

  private static StackTraceElement frame(String method) {
    return new StackTraceElement("acme.Account", method, "Account.java", 7);
  }

  private static Trace trace(boolean stuck) {
    Director director = new Director(Symmetry.none(1), 10);
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    if (stuck) {
      director.arrive(0, Kind.LOCK, 0, 0, 1);
    }
    director.choose(thread -> 0);
    return director.finish(thread -> 0);
  }

  private static List<String> stacks(
      boolean stuck,
      List<Testimony.Wait> waits,
      List<Testimony.Racing> races,
      List<Testimony.Death> deaths) {
    return new Sightings(
            new Testimony(
                trace(stuck), List.of(), List.of(), Map.of(), List.of(), waits, races, deaths),
            new Numbers())
        .stacks();
  }

  @Test
  void bothAccessesOfARaceAreTold() {
    List<Testimony.Racing> races =
        List.of(
            new Testimony.Racing(
                RACE,
                List.of(frame("set")),
                List.of(frame("lambda$check$1a2f$12"), frame("check"))));
    assertThat(stacks(false, List.of(), races, List.of()))
        .containsExactly(
            "thread 0 wrote x",
            "  at acme.Account.set(Account.java:7)",
            "thread 1 read x",
            "  at acme.Account.check.lambda(Account.java:7)",
            "  at acme.Account.check(Account.java:7)");
  }

  @Test
  void whatWasNotSeenAgainIsLeftOut() {
    List<Testimony.Racing> races = List.of(new Testimony.Racing(RACE, List.of(), List.of()));
    assertThat(stacks(false, List.of(), races, List.of())).isEmpty();
  }

  @Test
  void waitsAreToldOfAProgramThatIsStuck() {
    List<Testimony.Wait> waits =
        List.of(
            new Testimony.Wait(0, List.of(frame("inner"), frame("outer"))),
            new Testimony.Wait(1, List.of(frame("only"))));
    assertThat(stacks(true, waits, List.of(), List.of()))
        .containsExactly(
            "thread 0 is stuck",
            "  at acme.Account.inner(Account.java:7)",
            "  at acme.Account.outer(Account.java:7)");
    assertThat(stacks(false, waits, List.of(), List.of())).isEmpty();
  }

  @Test
  void deepStacksAreCut() {
    Throwable deep = new IllegalStateException("deep");
    deep.setStackTrace(Collections.nCopies(20, frame("again")).toArray(StackTraceElement[]::new));
    assertThat(stacks(false, List.of(), List.of(), List.of(new Testimony.Death(0, deep))))
        .hasSize(10)
        .startsWith("thread 0 threw java.lang.IllegalStateException")
        .endsWith("  and 12 more");
  }
}
