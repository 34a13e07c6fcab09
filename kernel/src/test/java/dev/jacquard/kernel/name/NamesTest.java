package dev.jacquard.kernel.name;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.kernel.trace.HandMadeTrace;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names as text, and runs by names. */
class NamesTest {
  @Property
  void theNameOfAThreadIsReadAsItWas(
      @ForAll @Size(max = 6) List<@IntRange(min = 1, max = 999_999) Integer> path) {
    ThreadName name = new ThreadName(path);
    assertThat(ThreadName.parse(name.toString())).isEqualTo(name);
  }

  @Test
  void aThreadIsNamedByItsAncestry() {
    assertThat(ThreadName.MAIN.child(2).child(1)).hasToString("main.2.1");
  }

  @Property
  void namesOfObjectsAndLocationsAreReadAsTheyWere(
      @ForAll String type, @ForAll String part, @ForAll @IntRange(max = 1_000_000) int order) {
    ThreadName maker = ThreadName.MAIN.child(3);
    for (ObjectName name :
        List.of(
            new ObjectName.Made(maker, order, type),
            new ObjectName.Initialised(type, order, part),
            new ObjectName.OfThread(maker),
            new ObjectName.OfClass(type),
            new ObjectName.Constant(type, part),
            new ObjectName.Unknown(type, order))) {
      assertThat(ObjectName.parse(name.toString())).isEqualTo(name);
      LocationName location = new LocationName(name, part);
      assertThat(LocationName.parse(location.toString())).isEqualTo(location);
      assertThat(location.toString()).matches("[!-~]*");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "main.0", "Main", "main.x", "main..1", "main.12345678"})
  void whatIsNoThreadIsRefused(String text) {
    assertThatThrownBy(() -> ThreadName.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "acme", "main:x:T", "main:1", "enum:a:b:c", "class", "main:1:T%1"})
  void whatIsNoObjectIsRefused(String text) {
    assertThatThrownBy(() -> ObjectName.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anObjectWithoutAMakerDoesNotTravel() {
    ObjectName unknown = new ObjectName.Unknown("java.io.PrintStream", 1);
    assertThat(new LocationName(unknown, "monitor").travels()).isFalse();
    ObjectName made = new ObjectName.Made(ThreadName.MAIN, 0, "acme.Account");
    assertThat(new LocationName(made, "monitor").travels()).isTrue();
    assertThat(new LocationName(made, LocationName.offset(16)).travels()).isFalse();
  }

  @Test
  void theSameStepsOfTwoProcessesHaveTheSameDigest() {
    NamedTrace one = NamedTrace.of(HandMadeTrace.of("T0 W x 1", "T1 R y"), new TestNames(0));
    NamedTrace other = NamedTrace.of(HandMadeTrace.of("T0 W x 1", "T1 R y"), new TestNames(0));
    assertThat(one.digest()).isEqualTo(other.digest());
    assertThat(one.difference(other)).isEmpty();
  }

  @Test
  void theFirstStepThatIsAnotherOneIsNamed() {
    NamedTrace one = NamedTrace.of(HandMadeTrace.of("T0 W x 1", "T1 R y"), new TestNames(0));
    NamedTrace other = NamedTrace.of(HandMadeTrace.of("T0 W x 1", "T0 R y"), new TestNames(0));
    assertThat(one.digest()).isNotEqualTo(other.digest());
    assertThat(one.difference(other))
        .contains(
            "step 2 is 'main.1 READ class:acme.L1#acme.L1.x at acme.Main:run:()V:0' here and"
                + " 'main READ class:acme.L1#acme.L1.x at acme.Main:run:()V:1' there");
  }

  @Property
  void theNameOfACodeSiteIsReadAsItWas(
      @ForAll String type, @ForAll String method, @ForAll int index) {
    SiteName name = new SiteName(type, method, "(I[Ljava/lang/String;)V", index);
    assertThat(SiteName.parse(name.toString())).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "acme.Main", "acme.Main:run:()V", "acme.Main:run:()V:x", "a:b:c:1:2"})
  void whatIsNoCodeSiteIsRefused(String text) {
    assertThatThrownBy(() -> SiteName.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
