package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import dev.jacquard.junit.EveryInterleaving;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockito.InjectMocks;
import org.mockito.Mock;
import org.mockito.junit.jupiter.MockitoExtension;

/** Tests with extensions, which pass or fail for reasons of their own. */
class Extended {
  private Extended() {}

  /** Two threads add one each; in two steps if it is to go wrong. */
  static int added(AtomicInteger number, boolean inOneStep) throws InterruptedException {
    Runnable add = inOneStep ? number::incrementAndGet : () -> number.set(number.get() + 1);
    Thread other = new Thread(add, "other");
    other.start();
    add.run();
    other.join();
    return number.get();
  }

  interface Prices {
    int of(String book);
  }

  static final class Shop {
    private final Prices prices;

    Shop(Prices prices) {
      this.prices = prices;
    }

    int total(String book, AtomicInteger number) {
      return prices.of(book) * number.get();
    }
  }

  /** Mocks that Mockito's extension makes and injects. */
  @ExtendWith(MockitoExtension.class)
  static class WithMocks {
    @Mock Prices prices;
    @InjectMocks Shop shop;

    @EveryInterleaving
    void totalOfBoth() throws InterruptedException {
      when(prices.of("book")).thenReturn(21);
      AtomicInteger number = new AtomicInteger();
      added(number, true);
      assertEquals(42, shop.total("book", number));
      verify(prices).of("book");
    }

    @EveryInterleaving
    void totalOfALostUpdate() throws InterruptedException {
      when(prices.of("book")).thenReturn(21);
      AtomicInteger number = new AtomicInteger();
      added(number, false);
      assertEquals(42, shop.total("book", number));
    }

    @EveryInterleaving
    void stubsThatNobodyUses() throws InterruptedException {
      when(prices.of("book")).thenReturn(21);
      assertEquals(2, added(new AtomicInteger(), true));
    }
  }

  /** Folders that JUnit makes and removes. */
  static class WithFolders {
    @TempDir Path field;

    @EveryInterleaving
    void foldersAreThere(@TempDir Path parameter) throws InterruptedException {
      assertNotNull(parameter);
      assertTrue(field.isAbsolute());
      assertEquals(2, added(new AtomicInteger(), true));
    }
  }

  /** Gives numbers to whoever wants one. */
  static final class Numbers implements ParameterResolver {
    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
      return parameter.getParameter().getType() == AtomicInteger.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
      return new AtomicInteger(5);
    }
  }

  /** Parameters of the constructor, of lifecycle methods and of tests. */
  @ExtendWith(Numbers.class)
  static class WithParameters {
    private final AtomicInteger own;
    private int before;

    WithParameters(AtomicInteger own) {
      this.own = own;
    }

    @BeforeEach
    void prepare(AtomicInteger number) {
      before = number.get();
    }

    @EveryInterleaving
    void numbersAreGiven(AtomicInteger number) throws InterruptedException {
      assertEquals(5, before);
      assertEquals(7, added(number, true));
      assertEquals(5, own.get());
    }

    @EveryInterleaving
    void updateIsLost(AtomicInteger number) throws InterruptedException {
      assertEquals(7, added(number, false));
    }
  }

  /** An extension that is an object of the test. */
  static class WithRegistered {
    private final AtomicInteger calls = new AtomicInteger();

    @RegisterExtension final BeforeEachCallback callback = context -> calls.incrementAndGet();

    @EveryInterleaving
    void isCalledOnce() throws InterruptedException {
      assertEquals(1, calls.get());
      assertEquals(3, added(calls, true));
    }
  }

  /** One instance for a life of the class, with methods around all tests that are not static. */
  @TestInstance(TestInstance.Lifecycle.PER_CLASS)
  static class PerClass {
    private AtomicInteger number;

    @BeforeAll
    void make() {
      number = new AtomicInteger(10);
    }

    @EveryInterleaving
    void startsAtTenInEachExecution() throws InterruptedException {
      assertEquals(12, added(number, true));
    }
  }

  /** A nested class in one with an extension. */
  @ExtendWith(Numbers.class)
  static class Around {
    private AtomicInteger number;

    @BeforeEach
    void keep(AtomicInteger given) {
      number = given;
    }

    @AfterEach
    void look() {
      assertTrue(number.get() > 5);
    }

    @Nested
    class Inner {
      @EveryInterleaving
      void seesWhatIsAround() throws InterruptedException {
        assertEquals(7, added(number, true));
      }
    }
  }

  /** Several invocations, with arguments that could not travel. */
  @ExtendWith(Numbers.class)
  static class WithInvocations {
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @EveryInterleaving
    void each(int first, AtomicInteger number) throws InterruptedException {
      assertEquals(7, added(number, first == 1));
    }
  }
}
